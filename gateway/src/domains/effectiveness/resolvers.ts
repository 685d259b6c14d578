import { reader, readerWith } from '../../kit/compile-shape.ts';
import { orNull } from '../../kit/errors.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { effectivenessGet } from './endpoints.ts';
import { effectiveness, seriesPoint } from './shapes.ts';

export const effectivenessResolvers = {
  Query: {
    effectiveness: async (_, _args, { call }) => {
      const reply = await orNull(call(effectivenessGet));
      return reply?.effectiveness ? toEffectiveness(reply.effectiveness) : null;
    },
  },
} satisfies DomainResolvers;

const toPoint = reader(seriesPoint);

const toEffectiveness = readerWith(effectiveness, {
  series: ({ series }) => (series ?? []).map(toPoint).sort((a, b) => a.date.localeCompare(b.date)),
});
