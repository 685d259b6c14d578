import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { database } from './database/route.ts';
import { goq } from './goq/route.ts';
import { ourEffectiveness } from './nasza-skutecznosc/route.ts';
import { policies } from './policies/route.ts';
import { terms } from './terms/route.ts';

it.each([
  [database, 'database'],
  [goq, 'goq'],
  [ourEffectiveness, 'ourEffectiveness'],
  [terms, 'regulamin'],
  [policies, 'polityka'],
])('the page $path has an id for links', async (route, id) => {
  const { container } = await renderScreen(route, { answer: { data: {} } });
  expect(container.querySelector(`#${id}`)).not.toBeNull();
});
