import { enquiryAnswerSchema, maxMailText, type WholeThread } from '@shop/contract/enquiry-thread'
import { Callout, Form, SubmitButton, TextareaField, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useEnquiryActions } from '../../../data/enquiry-thread.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type AnswerFormProps = { thread: WholeThread }

/** An answer by mail. Whoever writes one is told what others have written meanwhile, before it is sent. */
export function AnswerForm({ thread }: AnswerFormProps) {
  const { reference, name, messages } = thread
  const { answer } = useEnquiryActions(reference)
  const [readCount, setReadCount] = useState(messages.length)
  const form = useForm({
    defaultValues: { text: '' },
    resolver: schemaResolver(enquiryAnswerSchema.pick(['text'])),
  })
  const since = messages.slice(readCount)
  const last = since.at(-1)
  return (
    <Form
      form={form}
      aria-label="Answer"
      onSubmit={async ({ text }) => {
        const after = await answer({ text, messageCount: messages.length })
        form.reset()
        setReadCount(after.messages.length)
        toaster.success(`Sent to ${after.email}. A mail cannot be called back; another answer can follow.`)
      }}
    >
      {last && (
        <Callout tone="caution" title="This letter has changed since you opened it">
          {last.from === 'house' ? `${last.by} has answered.` : `${last.by} has written again.`} Read it above before
          you send your answer.
        </Callout>
      )}
      <TextareaField
        name="text"
        label="Your answer"
        help={`${name} gets it by mail, with your name.`}
        rows={6}
        limit={maxMailText}
        required
      />
      <SubmitButton full>Send the answer</SubmitButton>
    </Form>
  )
}
