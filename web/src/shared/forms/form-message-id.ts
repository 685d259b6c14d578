import type { pl } from './messages.pl.ts';

/** Id of a text that several forms share. */
export type FormMessageId = keyof typeof pl;
