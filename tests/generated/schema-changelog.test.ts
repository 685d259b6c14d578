import { expect, it } from 'vitest';
import { schemaChangelog } from './schema-changelog.ts';

const first = { version: '1.9.0', text: 'type Query { "A" a: Int b: Int kind: Kind } enum Kind { ONE }' };
const next = {
  version: '1.10.0',
  text: 'type Query { "The a" a: Int! c: Int kind: Kind } enum Kind { ONE TWO }',
};

it('lists breaking, dangerous and safe changes of each release', async () => {
  const page = await schemaChangelog([first, next, { ...next, version: '2.0.0' }]);
  const sections = page.split('\n## ').slice(1);
  expect(sections).toEqual([
    '2.0.0\n\nNothing has changed.\n',
    [
      '1.10.0',
      '',
      '### Breaking',
      '',
      "- `Query.b`: Field 'b' was removed from object type 'Query'",
      '',
      '### Dangerous: a client may not expect it',
      '',
      "- `Kind.TWO`: Enum value 'TWO' was added to enum 'Kind'",
      '',
      '### Safe',
      '',
      "- `Query.a`: Field 'Query.a' changed type from 'Int' to 'Int!'",
      "- `Query.c`: Field 'c' was added to object type 'Query'",
      '',
    ].join('\n'),
    '1.9.0\n\nThe first release.\n',
  ]);
});
