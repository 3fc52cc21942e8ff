import { Illustration } from '@shop/design-system'
import { shopChoices } from '../../../content/home.ts'
import { useSettings } from '../../../data/settings.tsx'

/** Whose shop it shall be: opening one chooses it, on this visit and the next (audience-3). */
export function ShopChoice() {
  const { chosenType } = useSettings()
  return (
    <nav className="choice" aria-labelledby="shop-choice">
      <h2 id="shop-choice">Which of these is you?</h2>
      <ul>
        {shopChoices.map(({ shop, title, text, href }) => (
          <li key={shop} data-audience={shop}>
            <a href={href} aria-current={shop === chosenType ? 'true' : undefined}>
              <Illustration name={shop} />
              <span>
                <strong>{title}</strong> <span className="choice-text">{text}</span>
              </span>
              {shop === chosenType && <span className="choice-made">Your shop</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
