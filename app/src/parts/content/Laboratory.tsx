import { chakra, Link } from '@shop/design-system'
import { brand } from '../../brand.ts'

const People = chakra('ul', {
  base: {
    marginBlockStart: '4',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    gap: { base: '4', md: '5' },
    listStyleType: 'none',
    '& li': { padding: { base: '5', md: '6' }, bg: 'card', border: 'hairline', borderRadius: 'card' },
    '& h3': { textStyle: 'h3' },
    '& .person-role': { color: 'colorPalette.emphasized', fontWeight: 'semibold' },
    '& .person-text': { marginBlockStart: '2', color: 'ink2', textWrap: 'pretty' },
  },
})

/** Who works in the laboratory and who has accredited it: what the brand names, and no heading over nothing. */
export function Laboratory({ laboratory: { people, accreditations } = brand.laboratory }) {
  return (
    <>
      {people.length > 0 && (
        <div>
          <h2>The people in our laboratory</h2>
          <People>
            {people.map(({ name, role, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p className="person-role">{role}</p>
                {text && <p className="person-text">{text}</p>}
              </li>
            ))}
          </People>
        </div>
      )}
      {accreditations.length > 0 && (
        <div>
          <h2>Who has checked our work</h2>
          <People>
            {accreditations.map(({ standard, body, number, url }) => (
              <li key={standard}>
                <h3>{standard}</h3>
                <p className="person-role">
                  {body}, {number}
                </p>
                {url && (
                  <p className="person-text">
                    <Link href={url} isExternal>
                      Look it up
                    </Link>
                  </p>
                )}
              </li>
            ))}
          </People>
        </div>
      )}
    </>
  )
}
