import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Chips } from '@/components/ui/chips';
import { Field } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import { styles, type Style } from '@/lib/tools/generate-images/styles';
import { limits } from '@/lib/tools/limits';

export type Aspect = 'square' | 'portrait' | 'landscape';

/** What a picture is asked for with. */
export interface ImageInput {
  description: string;
  style: Style;
  aspect: Aspect;
}

interface Props {
  input: ImageInput;
  isPublic: boolean;
  isBusy: boolean;
  onChange: (input: ImageInput) => void;
  onPublic: (isPublic: boolean) => void;
  onSubmit: () => void;
}

const styleChoices = styles.map((style) => ({ value: style, label: style }));
const aspectChoices = [
  { value: 'square', label: 'Square' },
  { value: 'portrait', label: 'Portrait' },
  { value: 'landscape', label: 'Landscape' },
] as const;

/** Description, style, shape and whether everybody may see it. */
export function ImageForm({ input, isPublic, isBusy, onChange, onPublic, onSubmit }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form onSubmit={submit} className="grid gap-6">
      <Field label="Description">
        {(control) => (
          <Textarea
            {...control}
            name="description"
            required
            maxLength={limits.topic}
            value={input.description}
            placeholder="A lighthouse above a calm sea at dusk"
            onChange={(event) => onChange({ ...input, description: event.target.value })}
          />
        )}
      </Field>
      <Chips
        legend="Style"
        name="style"
        choices={styleChoices}
        value={input.style}
        onChange={(style) => onChange({ ...input, style })}
      />
      <SegmentedControl
        legend="Shape"
        name="aspect"
        choices={aspectChoices}
        value={input.aspect}
        onChange={(aspect) => onChange({ ...input, aspect })}
      />
      <Switch
        label="Make this image Public"
        hint="Anyone can see it in the community, with its description."
        name="publish"
        checked={isPublic}
        onChange={onPublic}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        Generate Image
      </Button>
    </form>
  );
}
