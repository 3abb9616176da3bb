import { type FormEvent, useState } from 'react';
import { useTask } from '@/components/session/use-task';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LiveRegion } from '@/components/ui/live-region';
import { Textarea } from '@/components/ui/textarea';
import type { Voice } from '@/db/voices';
import { limits } from '@/lib/tools/limits';
import type { Voices } from './use-voices';

export interface VoiceDraft {
  name: string;
  samples: string[];
}

export const noSamples: VoiceDraft = { name: '', samples: [''] };

const { sampleLeast, sampleMost } = limits;
const range = `${sampleLeast} to ${sampleMost.toLocaleString()} characters`;

const lengthOf = (sample: string) => sample.trim().length;
const isRight = (sample: string) =>
  lengthOf(sample) >= sampleLeast && lengthOf(sample) <= sampleMost;

interface Props {
  draft: VoiceDraft;
  onDraft: (draft: VoiceDraft) => void;
  learn: Voices['learn'];
  onLearnt: (voice: Voice) => void;
}

/** A name and one to three samples in, a voice out; a failure keeps what was pasted. */
export function LearnVoice({ draft, onDraft, learn, onLearnt }: Props) {
  const { name, samples } = draft;
  const { start, startedAt, failure } = useTask();
  const [isTried, setIsTried] = useState(false);
  const [said, setSaid] = useState('');
  const isBusy = startedAt !== undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = samples.map((sample) => sample.trim()).filter(Boolean);
    setIsTried(true);
    if (isBusy || given.length === 0 || !given.every(isRight)) return;
    const body = { name: name.trim(), samples: given };
    await start(async (signal) => {
      const voice = await learn(body, signal);
      setIsTried(false);
      setSaid(`${voice.name} was learned.`);
      onLearnt(voice);
    });
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-ink-soft text-sm">
        Paste one to three texts you wrote. We note how you write, then forget them. This uses one
        run.
      </p>
      <Field label="Name">
        {(control) => (
          <Input
            {...control}
            required
            maxLength={limits.voiceName}
            value={name}
            placeholder="My newsletter"
            onChange={(event) => onDraft({ ...draft, name: event.target.value })}
          />
        )}
      </Field>
      {samples.map((sample, index) => (
        <Field
          key={index}
          label={`Sample ${index + 1}`}
          hint={`${lengthOf(sample).toLocaleString()} characters`}
          error={errorOf(sample, isTried, index === 0)}
        >
          {(control) => (
            <Textarea
              {...control}
              value={sample}
              onChange={({ target }) =>
                onDraft({ ...draft, samples: samples.with(index, target.value) })
              }
            />
          )}
        </Field>
      ))}
      {failure ? <ErrorNote message={failure.message} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Learn this voice
        </Button>
        {samples.length < limits.samples ? (
          <Button variant="ghost" onClick={() => onDraft({ ...draft, samples: [...samples, ''] })}>
            Add another sample
          </Button>
        ) : null}
      </div>
      <LiveRegion>{said}</LiveRegion>
    </form>
  );
}

/** What is wrong with a sample: too long at once, too short once it was tried; only the first one is needed. */
function errorOf(sample: string, isTried: boolean, isNeeded: boolean): string | undefined {
  const length = lengthOf(sample);
  const isShort = isTried && length < sampleLeast && (length > 0 || isNeeded);
  return isShort || length > sampleMost ? `Use ${range}.` : undefined;
}
