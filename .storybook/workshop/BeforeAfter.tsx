const styles = `
  .before-after { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); margin-block: 24px 40px; }
  .before-after figure { margin: 0; }
  .before-after figure img { display: block; width: 100%; border: 1px solid #e9e1da; border-radius: 12px; }
  .before-after figcaption { padding-block: 12px; font-size: 14px; line-height: 1.5; }
  .before-after [data-phone] img { max-width: 20rem; }
`

type BeforeAfterProps = {
  /** What both pictures show. */
  of: string
  /** Of their files in public/before-after, without `-before.webp` and `-after.webp`. */
  name: string
  before: string
  after: string
  isPhone?: boolean
}

/** Two pictures of one page with what changed, side by side; one below the other on a phone. */
export function BeforeAfter({ of, name, before, after, isPhone }: BeforeAfterProps) {
  const sides = [
    { side: 'Before', caption: before },
    { side: 'After', caption: after },
  ]
  return (
    <div className="before-after">
      <style>{styles}</style>
      {sides.map(({ side, caption }) => (
        <figure key={side} data-phone={isPhone}>
          <img src={`before-after/${name}-${side.toLowerCase()}.webp`} alt={`${of}, ${side.toLowerCase()}`} />
          <figcaption>
            <strong>{side}.</strong> {caption}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
