import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { CountrySelect } from '../components/CountrySelect/CountrySelect.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { PasswordInput } from '../components/PasswordInput/PasswordInput.tsx'
import { PhoneInput } from '../components/PhoneInput/PhoneInput.tsx'
import { RadioCards } from '../components/RadioCards/RadioCards.tsx'
import { Select } from '../components/Select/Select.tsx'
import { StateSelect } from '../components/StateSelect/StateSelect.tsx'
import { Switch } from '../components/Switch/Switch.tsx'
import { Textarea } from '../components/Textarea/Textarea.tsx'
import { TextInput } from '../components/TextInput/TextInput.tsx'
import { asChecked, bindField } from './bind-field.tsx'

// Marked pure, or a page with one text field would load the calendar too.
export const TextField = /* @__PURE__ */ bindField(TextInput)
export const PasswordField = /* @__PURE__ */ bindField(PasswordInput)
export const TextareaField = /* @__PURE__ */ bindField(Textarea)
export const SelectField = /* @__PURE__ */ bindField(Select)
export const CountryField = /* @__PURE__ */ bindField(CountrySelect)
export const StateField = /* @__PURE__ */ bindField(StateSelect)
export const PhoneField = /* @__PURE__ */ bindField(PhoneInput)
export const DateField = /* @__PURE__ */ bindField(DatePicker)
export const RadioCardsField = /* @__PURE__ */ bindField(RadioCards)
export const CheckboxField = /* @__PURE__ */ bindField(Checkbox, asChecked)
export const SwitchField = /* @__PURE__ */ bindField(Switch, asChecked)
