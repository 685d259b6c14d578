import { expect, it } from 'vitest';
import { notificationOf } from './notification-of.ts';

const read = (message: unknown) =>
  notificationOf(typeof message === 'string' ? message : JSON.stringify(message), 'Tipgraph');
const plain = { title: 'Tipgraph', body: '', url: '/dashboard', tag: 'any', alert: null };

it('reads the fields of a message', () => {
  const message = {
    title: 'Spadek kursu 20%',
    body: 'Odra – Granit',
    url: '/dropinfo/d-1',
    tag: 'dropinfo-d-1',
    alert: 'a-1',
  };
  expect(read({ ...message, more: 1 })).toEqual(message);
});

it.each(['', 'no JSON', 'null', '7', '[]', '{"title":7,"url":null}'])(
  'uses defaults for the invalid message %j',
  (message) => {
    expect(read(message)).toEqual(plain);
  },
);

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  'tips',
])('uses the dashboard instead of the URL %s', (url) => {
  expect(read({ url })).toEqual(plain);
});
