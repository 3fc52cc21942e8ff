import type { AnimalProfile } from '@shop/contract/animal'
import type { OwnSharePage } from '@shop/contract/share-page'
import { verdictLabel } from '@shop/contract/verdict'
import { Button, Checkbox, chakra, Dialog, Form, SubmitButton, CheckboxField, toaster } from '@shop/design-system'
import { useController, useForm } from 'react-hook-form'
import { useSharePageActions } from '../../../data/share-page.ts'
import { useAction } from '../../../parts/form/use-action.ts'
import { Ends } from './SharePageEnds.ts'

const Results = chakra('fieldset', {
  base: { border: 'none', minWidth: '0', '& legend': { textStyle: 'label', marginBlockEnd: '2' } },
})

type SharePageFormProps = { profile: AnimalProfile; own: OwnSharePage; onClose: () => void }

/** The text of an animal's page for everybody; a new address for it, and its end. */
export function SharePageForm({
  profile: { id, petName, photo },
  own: { page, choices, coatByDna },
  onClose,
}: SharePageFormProps) {
  const { save, close } = useSharePageActions(id)
  const { busy, run } = useAction()
  const saved = {
    hasPhoto: page?.hasPhoto ?? true,
    hasBreed: page?.hasBreed ?? true,
    hasCoat: page?.hasCoat ?? false,
    results: page?.results ?? [],
  }
  const form = useForm({ defaultValues: saved })
  const { field } = useController({ control: form.control, name: 'results' })
  const done = (said: string) => {
    toaster.success(said)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isWide
      title={`A public page about ${petName}`}
      description={`It shows ${petName}’s name and what you choose here. It closes by itself when ${petName} gets a new owner.`}
    >
      <Form
        form={form}
        aria-label={`A public page about ${petName}`}
        onSubmit={async (values) => {
          await save(values)
          done(page ? 'The page has been updated.' : `${petName} has a page. Copy its link to share it.`)
        }}
      >
        <CheckboxField
          name="hasPhoto"
          label="The photo"
          help={photo ? undefined : `${petName} has none yet: a drawn coat is shown until then`}
        />
        <CheckboxField name="hasBreed" label="The breed" />
        {coatByDna && <CheckboxField name="hasCoat" label="The coat by its DNA" help={coatByDna} />}
        {choices.length > 0 && (
          <Results>
            <legend>Health results</legend>
            {choices.map(({ product, status }) => (
              <Checkbox
                key={product.id}
                label={`${product.name}: ${verdictLabel(status)}`}
                checked={field.value.includes(product.id)}
                onChange={({ target }) =>
                  field.onChange(
                    target.checked ? [...field.value, product.id] : field.value.filter((one) => one !== product.id),
                  )
                }
              />
            ))}
          </Results>
        )}
        <Ends>
          <SubmitButton>{page ? 'Save' : 'Make the page'}</SubmitButton>
          {page && (
            <>
              <Button
                variant="outline"
                isBusy={busy === 'renew'}
                onClick={() =>
                  void run(async () => {
                    await save({ ...saved, isRenewed: true })
                    done('The page has a new link. The old one no longer works.')
                  }, 'renew')
                }
              >
                Give it a new link
              </Button>
              <Button
                variant="ghost"
                isBusy={busy === 'close'}
                onClick={() =>
                  void run(async () => {
                    await close()
                    done('The page is closed.')
                  }, 'close')
                }
              >
                Close the page
              </Button>
            </>
          )}
        </Ends>
      </Form>
    </Dialog>
  )
}
