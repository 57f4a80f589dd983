import { profileApi } from '../../../api/profile-api.ts'
import { Loaded } from '../../../forms/calls.tsx'
import { useLogout } from '../../../session/hooks.ts'
import { Page } from '../../../shell/page/page.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from '../components/profile.module.css'
import { ProfileForm } from '../components/profile-form.tsx'
import { SessionFacts } from '../components/session-facts.tsx'
import { SessionList } from '../components/session-list.tsx'

/** The person's profile, their sign-ins and the session's end, and the way to sign out. */
export default function Profile() {
  const query = profileApi.useGetProfileQuery(undefined, { refetchOnFocus: true })
  const logout = useLogout()
  return (
    <Page title="Profile" lead="Your name, look, and sign-ins.">
      <div className={styles.parts}>
        <section aria-label="Who you are">
          <Loaded query={query} what="your profile" placeholder={<Skeleton shape="block" height="28rem" />}>
            {(profile) => <ProfileForm profile={profile} />}
          </Loaded>
        </section>
        <section aria-labelledby="sessions" className={common.stack}>
          <h2 id="sessions">Your sign-ins</h2>
          <SessionList />
          <SessionFacts />
          <p>
            <Button onClick={logout}>Logout</Button>
          </p>
        </section>
      </div>
    </Page>
  )
}
