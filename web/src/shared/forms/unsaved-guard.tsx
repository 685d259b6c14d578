import { useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSessionStore } from '../session/use-session.ts';
import { losesTyping } from './unsaved.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';

/** Asks before a link takes away what somebody has typed; who has signed in or out meanwhile is not kept. */
export function UnsavedGuard() {
  const session = useSessionStore();
  const isSignedIn = () => session.state().viewer !== null;
  const [wasSignedIn] = useState(isSignedIn);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isSignedIn() === wasSignedIn && losesTyping(currentLocation.pathname !== nextLocation.pathname),
  );
  return (
    <UnsavedQuestion
      isOpen={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
