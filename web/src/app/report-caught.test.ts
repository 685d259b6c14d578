import { GraphError } from '@tipgraph/client';
import { expect, it, vi } from 'vitest';
import { reportCaught } from './report-caught.ts';

it('reports what is a fault of the app, and not a failed operation', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const fault = new TypeError('undefined is not a function');
  reportCaught(new GraphError('NETWORK', 'No answer from the server'));
  reportCaught(fault);
  expect(report.mock.calls).toEqual([[fault]]);
  vi.unstubAllGlobals();
});
