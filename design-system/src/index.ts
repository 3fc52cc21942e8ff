export { DesignSystem } from './DesignSystem.tsx'
export { Button, type ButtonProps } from './components/Button/Button.tsx'
export { Spinner } from './components/Spinner/Spinner.tsx'
export { Box, chakra, Container, Flex, Grid, HStack, SimpleGrid, Stack, VisuallyHidden, Wrap } from '@chakra-ui/react'
