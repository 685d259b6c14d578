import { GraphError } from '@tipgraph/client';
import { expect, it, vi } from 'vitest';
import { reportCaught, reportRecovered, serverRequiredDigest } from './report-errors.ts';

it('reports render errors, but no failed operation', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const error = new TypeError('undefined is not a function');
  reportCaught(new GraphError('NETWORK', 'No answer from the server'));
  reportCaught(error);
  expect(report.mock.calls).toEqual([[error]]);
  vi.unstubAllGlobals();
});

it('reports hydration errors, but no part that needs the server', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const mismatch = new Error('Hydration failed');
  reportRecovered(Object.assign(new Error('Not finished'), { digest: serverRequiredDigest }));
  reportRecovered(mismatch);
  expect(report.mock.calls).toEqual([[mismatch]]);
  vi.unstubAllGlobals();
});
