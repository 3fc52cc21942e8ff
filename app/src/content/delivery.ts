type Post = {
  name: string
  minDays: number
  maxDays: number
  /** Minor units of the country's currency. */ amount: number
}

/** What the shop's delivery costs and takes, as it is seeded; a test compares the two. */
export const delivery: { country: string; code: string; posts: Post[] }[] = [
  {
    country: 'Australia',
    code: 'AU',
    posts: [
      { name: 'Standard post', minDays: 3, maxDays: 7, amount: 995 },
      { name: 'Express post', minDays: 1, maxDays: 3, amount: 1695 },
    ],
  },
  {
    country: 'United States',
    code: 'US',
    posts: [
      { name: 'Standard post', minDays: 3, maxDays: 6, amount: 695 },
      { name: 'Express post', minDays: 1, maxDays: 3, amount: 1495 },
    ],
  },
  {
    country: 'Canada',
    code: 'CA',
    posts: [
      { name: 'Standard post', minDays: 4, maxDays: 8, amount: 1150 },
      { name: 'Express post', minDays: 2, maxDays: 4, amount: 2350 },
    ],
  },
  {
    country: 'New Zealand',
    code: 'NZ',
    posts: [
      { name: 'Standard post', minDays: 5, maxDays: 10, amount: 995 },
      { name: 'Express post', minDays: 2, maxDays: 5, amount: 1895 },
    ],
  },
]
