import type { tipEditor_tip$data } from '../../../../__generated__/tipEditor_tip.graphql.ts';
import type { Language } from '../../../../i18n/language.ts';
import { tipKinds } from '../../../../shared/tip/tip-kinds.ts';
import { formatOdds } from '../../../../shared/ui/format-odds.ts';
import type { TipDraft } from './tip-draft.ts';

/** What people write of a tip, without its pictures. */
type WrittenTip = Omit<tipEditor_tip$data, 'authorName' | 'images' | 'version' | ' $fragmentType'>;

/** A saved tip as its form shows it: numbers as people of the language type them. */
export function draftOf(tip: WrittenTip, language: Language): TipDraft {
  const typed = (value: number | null | undefined) =>
    value == null ? '' : String(value).replace('.', language === 'pl' ? ',' : '.');
  // As odds stand everywhere; more than two decimals are kept.
  const odds = (value: number) => (Number(value.toFixed(2)) === value ? formatOdds(value) : String(value));
  return {
    title: tip.title,
    tip: tip.tip,
    type: tipKinds.find(({ type }) => type === tip.type)?.type ?? 'DEFAULT',
    odds: odds(tip.odds),
    stake: typed(tip.stake),
    expectedValue: typed(tip.expectedValue),
    qualityValue: typed(tip.qualityValue),
    kickOff: new Date(tip.kickOff),
    description: tip.description ?? '',
    matches: tip.matches.map((match, key) => ({
      key,
      title: match.title,
      tip: match.tip,
      odds: odds(match.odds),
      kickOff: new Date(match.kickOff),
    })),
  };
}
