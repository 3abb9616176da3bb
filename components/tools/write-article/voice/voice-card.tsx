import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTask } from '@/components/session/use-task';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import type { Voice } from '@/db/voices';
import { limits } from '@/lib/tools/limits';
import { LinesField } from '../lines-field';
import type { Voices } from './use-voices';

interface Props {
  voice: Voice;
  voices: Pick<Voices, 'change' | 'remove'>;
  isOpenAtFirst: boolean;
  onRemoved: () => void;
}

/** One voice: its name, and unfolded its traits, both of which can be changed. */
export function VoiceCard({ voice, voices: { change, remove }, isOpenAtFirst, onRemoved }: Props) {
  const [name, setName] = useState(voice.name);
  const [traits, setTraits] = useState(voice.traits);
  const { start, startedAt, failure } = useTask();
  const isBusy = startedAt !== undefined;
  const isChanged = name !== voice.name || traits.join('\n') !== voice.traits.join('\n');
  const drop = async () => {
    const { how } = await start(() => remove(voice));
    if (how === 'done') onRemoved();
  };
  return (
    <li className="border-line grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 not-first:border-t">
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
          <Button
            className="justify-self-start"
            disabled={!isChanged}
            isBusy={isBusy}
            onClick={() => void start(() => change(voice, { name: name.trim(), traits }))}
          >
            Save
          </Button>
        </div>
      </details>
      <IconButton
        icon={Trash2}
        label={`Delete ${voice.name}`}
        disabled={isBusy}
        onClick={() => void drop()}
      />
      {failure ? (
        <div className="col-span-2 pb-4">
          <ErrorNote message={failure.message} />
        </div>
      ) : null}
    </li>
  );
}
