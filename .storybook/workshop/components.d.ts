declare module 'virtual:components' {
  export const components: import('../components.ts').ComponentFacts[]
}
