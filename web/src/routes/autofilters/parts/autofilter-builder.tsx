import { Card, Flex } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import type { leaguesField_leagues$key } from '../../../__generated__/leaguesField_leagues.graphql.ts';
import { allowLeaving, useUnsaved } from '../../../shared/forms/unsaved.ts';
import { faultFields, formFaults } from '../lib/autofilter-faults.ts';
import { type AutofilterForm, firstForm } from '../lib/autofilter-form.ts';
import { autofilterInput } from '../lib/autofilter-input.ts';
import { useAutofilterDraft } from '../lib/use-autofilter-draft.ts';
import { useCreateAutofilter } from '../lib/use-create-autofilter.ts';
import { AutofilterFields } from './autofilter-fields.tsx';
import { DraftSection } from './draft-section.tsx';
import { SaveBar } from './save-bar.tsx';

interface AutofilterBuilderProps {
  /** The person's active leagues; null where they could not be had. */
  readonly leagues: leaguesField_leagues$key | null;
  /** How many those are. */
  readonly leagueCount: number | null;
  /** A new autofilter is saved; given its global id. */
  readonly onSaved: (id: string) => void;
  readonly onCancel: () => void;
}

/** Builds an autofilter line by line, and shows beside it what it picks now and how it would have done before. */
export function AutofilterBuilder({ leagues, leagueCount, onSaved, onCancel }: AutofilterBuilderProps) {
  const [form, setForm] = useState<AutofilterForm>(firstForm);
  const [isChecked, setIsChecked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const draft = useAutofilterDraft(form);
  const { save, isSaving, faults: refused, isFull, forget } = useCreateAutofilter();
  const found = formFaults(form);
  useUnsaved(form !== firstForm, 'address');
  const faults = { ...refused, ...(isChecked && found) };

  const change = (next: AutofilterForm) => {
    setForm(next);
    forget();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const first = faultFields.find((field) => found[field]);
    if (first) return element.current?.querySelector<HTMLElement>(`[data-fault-field="${first}"]`)?.focus();
    if (isSaving) return;
    await save(autofilterInput(form), (id) => {
      allowLeaving();
      onSaved(id);
    });
  };

  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'start' }} gap="md">
        <Card flex={{ md: '0 1 380px' }} miw={{ md: 320 }}>
          <AutofilterFields
            form={form}
            onChange={change}
            faults={faults}
            leagues={leagues}
            leagueCount={leagueCount}
          />
          <SaveBar faults={faults} isFull={isFull} isSaving={isSaving} onCancel={onCancel} />
        </Card>
        <DraftSection draft={draft} />
      </Flex>
    </form>
  );
}
