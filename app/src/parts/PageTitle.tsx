import { brand } from '../brand.ts'

/** The page's title, in the head on the server and in the browser alike (React hoists it). */
export const PageTitle = ({ title, description }: { title: string; description?: string }) => (
  <>
    <title>{`${title} | ${brand.name}`}</title>
    {description && <meta name="description" content={description} />}
  </>
)
