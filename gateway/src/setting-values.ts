import { z } from 'zod';
import { isNetwork } from './guard/client-address.ts';

export const flag = z
  .enum(['1', 'true', '0', 'false'], { error: 'must be 1, true, 0 or false' })
  .transform((value) => value === '1' || value === 'true');

export const whole = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)
    .default(fallback);

const isHttpAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
};

/** Removes trailing slashes. */
export const httpAddress = z
  .string()
  .refine(isHttpAddress, 'must be an http or https address')
  .transform((value) => value.replace(/\/+$/, ''));

/** A comma-separated list. */
const listOf = (isValid: (text: string) => boolean, message: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isValid), message);

export const originList = listOf(
  (text) => text === '' || isHttpAddress(text),
  'must be http or https origins, separated by commas',
)
  .transform((parts) => parts.flatMap((part) => (part === '' ? [] : new URL(part).origin)))
  .default([]);

export const planTable = listOf(
  (entry) => /^[^=]+=[1-9]\d*$/.test(entry),
  'must be plan=n pairs separated by commas, for example standard=7,premium=1',
)
  .transform((entries) =>
    Object.fromEntries(
      entries.map((entry): [string, number] => {
        const [plan = '', n] = entry.split('=', 2);
        return [plan.trim().toLowerCase(), Number(n)];
      }),
    ),
  )
  .prefault('standard=7,standard+=6,pro=4,premium=1,vip=1,me_vip=1');

export const socialLinks = z
  .string()
  .transform((text) =>
    text.split(',').map((entry) => {
      const at = entry.indexOf('=');
      return { name: entry.slice(0, Math.max(0, at)).trim().toLowerCase(), url: entry.slice(at + 1).trim() };
    }),
  )
  .refine(
    (links) => links.every(({ name, url }) => name !== '' && isHttpAddress(url)),
    'must be name=address pairs separated by commas, for example facebook=https://facebook.example/us',
  )
  .default([]);

export const keyList = listOf(
  (key) => key.length >= 32,
  'must be keys of at least 32 characters each, separated by commas',
).default([]);

export const networkList = listOf(
  isNetwork,
  'must be addresses or networks separated by commas, for example 10.0.0.0/8',
).default([]);

export const fileAddress = z
  .string()
  .refine(
    (text) => /^\/(?!\/)/.test(text) || isHttpAddress(text),
    'must be an http or https address, or a path that begins with /',
  );

export const cookieNames = listOf(
  (name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name),
  'must be names of cookies, separated by commas',
).default([]);

export const redisAddress = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol),
    'must be the address of a Redis, for example redis://127.0.0.1:6379',
  );
