import {
  Badge,
  Button,
  Callout,
  chakra,
  Dialog,
  SkeletonGroup,
  SkeletonText,
  Stack,
  toaster,
} from '@shop/design-system'
import { useState } from 'react'
import { useTwoFactor, useTwoFactorActions } from '../../../data/two-factor.ts'
import { useSettings } from '../../../data/settings.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { Row } from './MyProfile.recipe.ts'
import { paths } from '../../../paths.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { RenewCodes } from './RenewCodes.tsx'
import type { SectionProps } from './section-props.ts'
import { SetUpTwoStep } from './SetUpTwoStep.tsx'

const few = 3

/** The second factor: whether it is on, and the way in and out. */
export function TwoStep({ loadPage }: Pick<SectionProps, 'loadPage'>) {
  const isNeeded = useSettings().user?.needsTwoStep ?? false
  const { data, error, isValidating, mutate } = useTwoFactor()
  const [opened, setOpened] = useState<'set up' | 'renew' | 'switch off'>()
  const close = () => setOpened(undefined)
  if (!data && error)
    return <FailedState headingLevel={3} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching how you sign in">
        <SkeletonText lines={2} />
      </SkeletonGroup>
    )
  return (
    <Stack gap="4">
      {isNeeded &&
        (data.isOn ? (
          <Callout title="All set. You can carry on as an admin.">
            <chakra.div marginBlockStart="3">
              <Button onClick={() => loadPage(paths.my)}>Continue to your account</Button>
            </chakra.div>
          </Callout>
        ) : (
          <Callout title="Please set this up first">
            Admins see everybody’s data, so a password alone is not enough. All it takes is two minutes and your phone.
          </Callout>
        ))}
      <Row>
        <div>
          <Badge tone={data.isOn ? 'clear' : 'neutral'}>{data.isOn ? 'On' : 'Off'}</Badge>
          {data.isOn && (
            <chakra.p marginBlockStart="2" color="ink2">
              {codesLeft(data.recoveryCodesLeft)}
            </chakra.p>
          )}
        </div>
        {data.isOn ? (
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button variant="outline" onClick={() => setOpened('renew')}>
              New recovery codes
            </Button>
            <Button variant="ghost" onClick={() => setOpened('switch off')}>
              Switch it off
            </Button>
          </chakra.div>
        ) : (
          <Button variant="outline" onClick={() => setOpened('set up')}>
            Set it up
          </Button>
        )}
      </Row>
      {opened === 'set up' && <SetUpTwoStep onClose={close} />}
      {opened === 'renew' && <RenewCodes onClose={close} />}
      {opened === 'switch off' && <SwitchOff onClose={close} />}
    </Stack>
  )
}

function codesLeft(count: number): string {
  if (count === 0) return 'No recovery codes are left. Without your phone you could not log in: please make new ones.'
  const left = count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`
  return count <= few ? `${left} It is time for new ones.` : left
}

function SwitchOff({ onClose }: { onClose: () => void }) {
  const { remove } = useTwoFactorActions()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Switch two-step login off?"
      description="Your password alone opens your account then. The app’s codes and your recovery codes stop working."
    >
      <PasswordForm
        action="Switch it off"
        onCancel={onClose}
        onPassword={async (password) => {
          await remove(password)
          toaster.success('Two-step login is off.')
          onClose()
        }}
      />
    </Dialog>
  )
}
