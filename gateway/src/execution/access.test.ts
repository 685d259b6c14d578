import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
});
afterAll(() => test.close());

it('introspection describes the access to a field', async () => {
  const { data } = await test.executeAsGuest(getIntrospectionQuery());
  const schema = buildClientSchema(data as IntrospectionQuery);
  const descriptionOf = (typeName: string, name: string) => {
    const type = schema.getType(typeName);
    return isObjectType(type) ? type.getFields()[name]?.description : undefined;
  };
  expect(descriptionOf('Query', 'dropinfos')).toMatch(
    /^Odds drops.+\n\nFor those with the permission DROPINFO\.$/s,
  );
  expect(descriptionOf('Mutation', 'signIn')).toMatch(/\n\nFor everyone\.$/);
  expect(descriptionOf('Mutation', 'updatePassword')).toMatch(/\n\nFor everyone who is signed in\.$/);
  expect(descriptionOf('Mutation', 'createTip')).toMatch(/\n\nFor admins and typers\.$/);
  expect(descriptionOf('Subscription', 'dropinfosAdded')).toMatch(
    /\n\nFor those with the permission DROPINFO\.$/,
  );
  expect(descriptionOf('Query', 'site')).not.toContain('\n\nFor ');
});
