import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { limits } from '@/lib/tools/limits';
import { type Tone, tones } from '@/lib/writing/brief';
import { SourceField } from '../sources/source-field';
import { VoiceField } from '../voice/voice-field';
import { KeywordField } from './keyword-field';
import type { OptionsProps } from './more-options';

/** What an article may be asked for with besides its topic and length. */
export function OptionFields({ options, onChange }: OptionsProps) {
  const { tone, audience, language, keywords, voiceId, sources, isPlanned } = options;
  return (
    <div className="grid gap-6">
      <Switch
        label="Plan it first"
        hint="Change the outline before the article is written. Planning uses one run."
        checked={isPlanned}
        onChange={(isPlanned) => onChange({ isPlanned })}
      />
      <Field label="Tone">
        {(control) => (
          <Select
            {...control}
            className="h-12"
            value={tone}
            onChange={(event) => onChange({ tone: event.target.value as Tone | '' })}
          >
            <option value="">Whatever suits the topic</option>
            {tones.map((each) => (
              <option key={each} value={each}>
                {each.charAt(0).toUpperCase() + each.slice(1)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Audience">
        {(control) => (
          <Input
            {...control}
            maxLength={limits.audience}
            value={audience}
            placeholder="People new to the subject"
            onChange={(event) => onChange({ audience: event.target.value })}
          />
        )}
      </Field>
      <Field label="Language">
        {(control) => (
          <Input
            {...control}
            maxLength={limits.language}
            value={language}
            placeholder="The language of the topic"
            onChange={(event) => onChange({ language: event.target.value })}
          />
        )}
      </Field>
      <KeywordField keywords={keywords} onChange={(keywords) => onChange({ keywords })} />
      <VoiceField voiceId={voiceId} onChange={(voiceId) => onChange({ voiceId })} />
      <SourceField sources={sources} onChange={(sources) => onChange({ sources })} />
    </div>
  );
}
