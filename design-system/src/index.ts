export { DesignSystem } from './DesignSystem.tsx'
export { PageStyles } from './PageStyles.tsx'
export { lazyPart } from './lazy-part.tsx'
export { PartBoundary, PartFailureProvider } from './part-boundary.tsx'
export { useIsHydrated } from './use-is-hydrated.ts'
export { useDebounced } from './use-debounced.ts'
export { useOutside } from './use-outside.ts'
export { Button, type ButtonProps } from './components/Button/Button.tsx'
export {
  CheckboxField,
  CountryField,
  DateField,
  PasswordField,
  PhoneField,
  RadioCardsField,
  SelectField,
  StateField,
  SwitchField,
  TextareaField,
  TextField,
} from './forms/fields.tsx'
export { type PageMetadata, PageMetadataContext } from './page-metadata.ts'
export { reportEarlyInput } from './forms/early-input.ts'
export { Form, type FormProps } from './forms/Form.tsx'
export { SubmitButton } from './forms/SubmitButton.tsx'
export { type CodeName, CountrySelect, type CountrySelectProps } from './components/CountrySelect/CountrySelect.tsx'
export { DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker.tsx'
export { PasswordInput, type PasswordInputProps } from './components/PasswordInput/PasswordInput.tsx'
export type { DialCode } from './components/PhoneInput/phone-number.ts'
export { PhoneInput, type PhoneInputProps } from './components/PhoneInput/PhoneInput.tsx'
export { StateSelect, type StateSelectProps } from './components/StateSelect/StateSelect.tsx'
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx'
export { Textarea, type TextareaProps } from './components/Textarea/Textarea.tsx'
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx'
export { Field, type FieldProps } from './components/Field/Field.tsx'
export { FileInput, type FileInputProps } from './components/FileInput/FileInput.tsx'
export { NumberStepper, type NumberStepperProps } from './components/NumberStepper/NumberStepper.tsx'
export { RadioCards, type RadioCardOption, type RadioCardsProps } from './components/RadioCards/RadioCards.tsx'
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx'
export { TextInput, type TextInputProps } from './components/TextInput/TextInput.tsx'
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx'
export { Callout, type CalloutProps } from './components/Callout/Callout.tsx'
export { Card, type CardProps } from './components/Card/Card.tsx'
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.tsx'
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx'
export { EndlessList, type EndlessListProps } from './components/EndlessList/EndlessList.tsx'
export { ErrorPage, type ErrorPageProps } from './components/ErrorPage/ErrorPage.tsx'
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx'
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx'
export { Link, type LinkProps } from './components/Link/Link.tsx'
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton.tsx'
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx'
export { Price, type PriceProps } from './components/Price/Price.tsx'
export { AddToCart, type AddToCartProps } from './components/ProductCard/AddToCart.tsx'
export { ProductCard, type ProductCardProps } from './components/ProductCard/ProductCard.tsx'
export { ProductCardSkeleton } from './components/ProductCard/ProductCardSkeleton.tsx'
export { Section, type SectionProps } from './components/Section/Section.tsx'
export { Skeleton, SkeletonGroup, type SkeletonProps, SkeletonText } from './components/Skeleton/Skeleton.tsx'
export { Stat, type StatProps } from './components/Stat/Stat.tsx'
export { type Column, Table, type TableProps } from './components/Table/Table.tsx'
export { type Allele, AllelePair, type AllelePairProps } from './components/AllelePair/AllelePair.tsx'
export { ResultDots, type ResultDotsProps } from './components/ResultDots/ResultDots.tsx'
export { type ResultStatusName } from './components/ResultStatus/ResultMark.tsx'
export { ResultSign } from './components/ResultStatus/ResultSign.tsx'
export { ResultStatus, type ResultStatusProps } from './components/ResultStatus/ResultStatus.tsx'
export { ShareBar } from './components/ShareChart/ShareBar.tsx'
export { ShareDonut, type ShareDonutProps } from './components/ShareChart/ShareDonut.tsx'
export { ShareSwatch } from './components/ShareChart/ShareSwatch.tsx'
export { colourOf as shareColourOf, type Share } from './components/ShareChart/shares.ts'
export { Spinner } from './components/Spinner/Spinner.tsx'
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './components/Breadcrumbs/Breadcrumbs.tsx'
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx'
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx'
export { toaster } from './components/Toaster/toaster.ts'
export { Toaster } from './components/Toaster/Toaster.tsx'
export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/Accordion.tsx'
export { LoadingOverlay, type LoadingOverlayProps } from './components/LoadingOverlay/LoadingOverlay.tsx'
export { Menu, type MenuItem, type MenuProps } from './components/Menu/Menu.tsx'
export { NavMenu, type NavMenuGroup, type NavMenuItem, type NavMenuProps } from './components/NavMenu/NavMenu.tsx'
export { TabLinks, type TabLinksProps } from './components/Tabs/TabLinks.tsx'
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx'
export { type Step, Steps, type StepsProps } from './components/Steps/Steps.tsx'
export { SearchBox, type SearchBoxProps } from './components/SearchBox/SearchBox.tsx'
export type { Suggestion } from './components/SuggestionList/SuggestionList.tsx'
export { TagChips, type TagChipsProps } from './components/TagChips/TagChips.tsx'
export {
  type Option,
  VirtualDropdown,
  type VirtualDropdownProps,
} from './components/VirtualDropdown/VirtualDropdown.tsx'
export { Coat, type CoatProps } from './components/Coat/Coat.tsx'
export { type CoatPattern } from './components/Coat/coat-view.ts'
export { CoatWall, type CoatWallProps, type CoatWallTile } from './components/CoatWall/CoatWall.tsx'
export { Flag, type FlagProps } from './components/Flag/Flag.tsx'
export { Illustration, type IllustrationName, type IllustrationProps } from './components/Illustration/Illustration.tsx'
export { Mark, type MarkProps, Wordmark } from './components/Mark/Mark.tsx'
export { Box, chakra, Container, Flex, Grid, HStack, SimpleGrid, Stack, VisuallyHidden, Wrap } from '@chakra-ui/react'
export { restsOffScreen } from './theme/rests-off-screen.ts'
export { designSystem } from './theme/system.ts'
export { stretchedLink } from './theme/stretched-link.ts'
