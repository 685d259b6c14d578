import { makePng as makeUpstreamPng } from '../../upstream/src/testing/make-png.ts';

const bareLength = makeUpstreamPng().length;

/** A grey PNG of one pixel, padded to `length` bytes with a comment, if given. */
export const makePng = (length = bareLength): Uint8Array<ArrayBuffer> =>
  new Uint8Array(makeUpstreamPng({ extraBytes: length - bareLength }));
