import { lazy, Suspense } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { SignOutLink } from './sign-out-link.tsx';

const ForcedDiscordDialog = lazy(async () => ({
  default: (await import('../../routes/forced-discord/forced-discord-dialog.tsx')).ForcedDiscordDialog,
}));

/** Stands over every page of the signed-in area while the person owes a name on Discord. */
export function DiscordPrompt() {
  const { viewer } = useSession();
  if (!viewer?.needsDiscordName) return null;
  return (
    <Suspense fallback={null}>
      <ForcedDiscordDialog signOut={<SignOutLink />} />
    </Suspense>
  );
}
