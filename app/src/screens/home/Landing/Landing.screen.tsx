import { AnimalScene, chakra, Illustration, LinkButton, Section, Stat } from '@shop/design-system'
import { useLocation } from 'react-router-dom'
import { catalogueCounts, figures } from '../../../content/figures.ts'
import { type LandingCopy, landingCopy } from '../../../content/home.ts'
import { useFlagships } from '../../../data/flagship.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useBeside } from '../../../data/use-beside.ts'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { BreedTiles } from './BreedTiles.tsx'
import { type EntryPoint, entryPointAt, sellersQueryOf } from './landing.ts'
import { landingStyles } from './Landing.recipe.ts'
import { Sellers } from './Sellers.tsx'
import { ShopChoice } from './ShopChoice.tsx'

const Base = chakra('div', landingStyles)

/** The home page, the first page of each of the three audiences, and those for dogs and cats that two of them have. */
export function Landing() {
  const entryPoint = entryPointAt(useLocation().pathname, useSettings().user)
  const copy = landingCopy(entryPoint)
  return (
    <Base>
      <Hero copy={copy} entryPoint={entryPoint} />
      <Sellers copy={copy.sellers} query={sellersQueryOf(entryPoint)} />
      <BreedTiles copy={copy.breeds} entryPoint={entryPoint} />
      <Steps steps={copy.steps} />
      <Section title={copy.trust.title}>
        <div className="points">
          {copy.trust.points.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Closing closing={copy.closing} />
    </Base>
  )
}

function Hero({ copy, entryPoint }: { copy: LandingCopy; entryPoint: EntryPoint }) {
  const isHome = entryPoint.audience === 'home'
  const flagships = useBeside(useFlagships())
  const lead = copy.lead(flagships && catalogueCounts(flagships, entryPoint.species))
  return (
    <section className="hero">
      <PageTitle title={copy.title} description={lead} />
      <div>
        <h1>{copy.heading}</h1>
        <p className="hero-lead">{lead}</p>
        {isHome && <ShopChoice />}
        <div className="hero-actions">
          {copy.actions.slice(0, 2).map(({ label, href }, index) => (
            <LinkButton
              key={label}
              href={href}
              size={isHome ? 'md' : 'lg'}
              variant={index || isHome ? 'outline' : 'solid'}
            >
              {label}
            </LinkButton>
          ))}
        </div>
        <div className="hero-figures">
          {figures.map(({ figure, label }) => (
            <Stat key={figure} figure={figure} label={label} />
          ))}
        </div>
      </div>
      <AnimalScene animals={copy.animals} />
    </section>
  )
}

const Steps = ({ steps }: { steps: LandingCopy['steps'] }) => (
  <div className="band">
    <Section title={steps.title}>
      <ol className="steps">
        {steps.items.map(({ picture, title, text }) => (
          <li key={title}>
            <Illustration name={picture} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  </div>
)

const Closing = ({ closing: { title, text, action } }: { closing: LandingCopy['closing'] }) => (
  <section className="closing">
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    <LinkButton href={action.href} size="lg" variant="outline">
      {action.label}
    </LinkButton>
  </section>
)
