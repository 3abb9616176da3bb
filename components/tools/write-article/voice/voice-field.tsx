import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useVoices } from './use-voices';

const VoiceDialog = dynamic(() => import('./voice-dialog').then((module) => module.VoiceDialog));

interface Props {
  voiceId: string;
  onChange: (voiceId: string) => void;
}

/** Which of the person's voices an article is written in, and the way to them. */
export function VoiceField({ voiceId, onChange }: Props) {
  const all = useVoices();
  const { voices, failure } = all;
  const [isOpen, setIsOpen] = useState<boolean>();

  const forget = useEffectEvent(() => onChange(''));
  const isGone = voiceId !== '' && voices?.every(({ id }) => id !== voiceId);
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);

  return (
    <Field label="Voice" error={voices ? undefined : failure}>
      {(control) => (
        <div className="flex gap-2">
          <Select
            {...control}
            className="h-12 min-w-0 grow"
            disabled={!voices}
            value={isGone ? '' : voiceId}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">None</option>
            {(voices ?? []).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Button className="min-h-12 shrink-0" onClick={() => setIsOpen(true)}>
            {voices?.length ? 'Edit voices' : 'Add a voice'}
          </Button>
          {isOpen === undefined ? null : (
            <VoiceDialog
              isOpen={isOpen}
              voices={all}
              onClose={() => setIsOpen(false)}
              onLearnt={(voice) => onChange(voice.id)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
