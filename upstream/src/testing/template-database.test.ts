import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { asAdmin, copyTemplate, type OwnDatabase, type Template } from './template-database.ts';

const server = inject('databaseServer');

describe.skipIf(server === null)('a template', () => {
  let template: Template;
  let made: number;
  let copies: OwnDatabase[];
  beforeEach(() => {
    made = 0;
    copies = [];
    template = {
      name: `tipgraph_template_${randomBytes(4).toString('hex')}`,
      sourceFolder: new URL('./', import.meta.url),
      async fill(url) {
        made += 1;
        await asAdmin(url, (client) => client.query('create table notes as select 1 as number'));
      },
    };
  });
  afterEach(async () => {
    for (const copy of copies) await copy.drop();
    await asAdmin(server ?? '', async (admin) => {
      for (const name of await namesOf(admin)) await admin.query(`drop database ${name}`);
    });
  });

  const copy = async () => {
    const own = await copyTemplate(server ?? '', template);
    copies.push(own);
    return own;
  };
  const namesOf = async (admin: pg.Client) => {
    const { rows } = await admin.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [template.name],
    );
    return rows.map(({ name }) => name);
  };

  test('is filled once for concurrent requests, which get separate copies', async () => {
    const [first, second] = await Promise.all([copy(), copy(), copy()]);
    expect(made).toBe(1);
    await asAdmin(first?.url ?? '', (client) => client.query('insert into notes values (2)'));
    await asAdmin(second?.url ?? '', async (client) => {
      expect((await client.query('select number from notes')).rows).toEqual([{ number: 1 }]);
    });
  });

  test('is replaced when it is too old', async () => {
    await copy();
    template.maxAgeMs = 0;
    await copy();
    expect(made).toBe(2);
    await asAdmin(server ?? '', async (admin) => {
      expect(await namesOf(admin)).toHaveLength(1);
    });
  });

  test('is replaced when filling it failed', async () => {
    const { fill } = template;
    template.fill = async () => {
      throw new Error('fill failed');
    };
    await expect(copy()).rejects.toThrow('fill failed');
    template.fill = fill;
    await copy();
    expect(made).toBe(1);
  });
});
