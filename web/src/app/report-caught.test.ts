import { GraphError } from '@tipgraph/client';
import { expect, it, vi } from 'vitest';
import { reportCaught, reportRecovered, waitsForServer } from './report-caught.ts';

it('reports what is an error of the app, and not a failed operation', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const error = new TypeError('undefined is not a function');
  reportCaught(new GraphError('NETWORK', 'No answer from the server'));
  reportCaught(error);
  expect(report.mock.calls).toEqual([[error]]);
  vi.unstubAllGlobals();
});

it('reports what hydration has drawn anew, and not what waits for the server', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const mismatch = new Error('Hydration failed');
  reportRecovered(Object.assign(new Error('Not finished'), { digest: waitsForServer }));
  reportRecovered(mismatch);
  expect(report.mock.calls).toEqual([[mismatch]]);
  vi.unstubAllGlobals();
});
