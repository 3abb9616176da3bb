import { useState } from 'react';
import { useTask } from '@/components/session/use-task';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Voice } from '@/db/voices';
import { limits } from '@/lib/tools/limits';
import { LinesField } from '../lines-field';
import type { Voices } from './use-voices';

interface Props {
  voice: Voice;
  voices: Pick<Voices, 'change' | 'remove'>;
  isOpenAtFirst: boolean;
}

/** One voice: its name, and unfolded its traits, both of which can be changed. */
export function VoiceCard({ voice, voices: { change, remove }, isOpenAtFirst }: Props) {
  const [name, setName] = useState(voice.name);
  const [traits, setTraits] = useState(voice.traits);
  const { start, startedAt, failure } = useTask();
  const isBusy = startedAt !== undefined;
  const isChanged = name !== voice.name || traits.join('\n') !== voice.traits.join('\n');
  return (
    <li className="border-line grid gap-2 not-first:border-t">
      <details open={isOpenAtFirst}>
        <summary className="min-h-12 py-3 font-medium">{voice.name}</summary>
        <div className="grid gap-4 pb-4">
          <Field label="Name">
            {(control) => (
              <Input
                {...control}
                maxLength={limits.voiceName}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <div className="grid gap-2">
            <p className="text-sm font-medium">How it sounds</p>
            <LinesField
              label={`Traits of ${voice.name}, one per line`}
              lines={voice.traits}
              onChange={setTraits}
            />
          </div>
          {failure ? <ErrorNote message={failure.message} /> : null}
          <div className="flex gap-2">
            <Button
              disabled={!isChanged}
              isBusy={isBusy}
              onClick={() => void start(() => change(voice, { name: name.trim(), traits }))}
            >
              Save
            </Button>
            <Button
              variant="ghost"
              disabled={isBusy}
              onClick={() => void start(() => remove(voice))}
            >
              Delete
            </Button>
          </div>
        </div>
      </details>
    </li>
  );
}
