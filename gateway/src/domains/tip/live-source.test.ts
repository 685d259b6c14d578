import { describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { decode } from '../../rest/reply.ts';
import { sampleTip } from '../../testing/samples.ts';
import type { LiveReader } from '../live-source.ts';
import { tipLiveSource } from './live-source.ts';

const row = {
  id: 3,
  uid: 't3',
  idx: 14,
  title: 'Odra – Granit',
  tip: '1',
  tip_type: 'special',
  tip_status: 'tip_success',
  exchange: 2.5,
  rate: 2,
  date: '2026-03-14T18:00:00Z',
  created_at: '2026-03-14T10:00:00Z',
};

const reader: LiveReader = {
  read: async (endpoint) => ({
    changed: true,
    reply: decode(endpoint.decode, { tips: [row] }, endpoint.id),
    etag: 'e',
  }),
};

describe('tipLiveSource', () => {
  it('describes a tip by status, type and running number', async () => {
    expect(await tipLiveSource.read(reader, 'pl', null)).toEqual({
      changed: true,
      etag: 'e',
      reply: [
        {
          id: 3,
          state: 'tip_success',
          createdAt: '2026-03-14T10:00:00Z',
          newsUntil: null,
          audience: { kind: 'tip', type: 'special', idx: 14 },
          wire: row,
        },
      ],
    });
  });

  it('detects an edit by its version', async () => {
    const edited: LiveReader = {
      read: async (endpoint) => ({
        changed: true,
        reply: decode(endpoint.decode, { tips: [{ ...row, version: 4 }] }, endpoint.id),
        etag: 'e',
      }),
    };
    expect(await tipLiveSource.read(edited, 'pl', null)).toMatchObject({
      reply: [{ state: 'tip_success/4/special' }],
    });
  });

  it.each([
    [null, null],
    ['tip_active', 'ACTIVE'],
    ['tip_active/3', 'ACTIVE'],
    ['tip_paused', 'UNKNOWN'],
  ])('maps a row to the graph, with its previous status: %j', (previousState, previousStatus) => {
    const shown = { id: toGlobalId('Tip', 3), status: 'SUCCESS', profitUnits: 3 };
    expect(tipLiveSource.toPayload([{ wire: row, previousState }], 'default/1')).toMatchObject({
      tips: [shown],
      changes: [{ tip: shown, previousStatus }],
    });
  });

  const image = { id: 7, original: '/media/tips/o.png', url: '/media/tips/a.png' };

  it.each([
    ['default/1', { version: null, authorName: null, images: [{ ...image, id: null }] }],
    ['all', { version: 2, authorName: null, images: [{ ...image, id: toGlobalId('TipImage', 7) }] }],
  ])('shows the version, and no author, to staff only: %s', (className, shown) => {
    const wire = sampleTip({ version: 2, author: { id: 4, name: 'Ala Kos' }, images: [image] });
    expect(tipLiveSource.toPayload([{ wire, previousState: null }], className)).toMatchObject({
      tips: [shown],
      changes: [{ tip: shown }],
    });
  });
});
