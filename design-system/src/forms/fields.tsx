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

export const TextField = bindField(TextInput)
export const PasswordField = bindField(PasswordInput)
export const TextareaField = bindField(Textarea)
export const SelectField = bindField(Select)
export const CountryField = bindField(CountrySelect)
export const StateField = bindField(StateSelect)
export const PhoneField = bindField(PhoneInput)
export const DateField = bindField(DatePicker)
export const RadioCardsField = bindField(RadioCards)
export const CheckboxField = bindField(Checkbox, asChecked)
export const SwitchField = bindField(Switch, asChecked)
