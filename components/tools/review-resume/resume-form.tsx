import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { Spinner } from '@/components/ui/spinner';
import { Textarea } from '@/components/ui/textarea';
import { jobDescriptionLimit } from '@/lib/tools/review-resume/limits';

interface Props {
  file: File | null;
  jobDescription: string;
  isBusy: boolean;
  error: string | undefined;
  onFile: (file: File | null) => void;
  onJobDescription: (text: string) => void;
  onSubmit: () => void;
}

/** The file, what job it is meant for, and a button that stays usable while the review runs. */
export function ResumeForm(props: Props) {
  const { file, jobDescription, isBusy, error, onFile, onJobDescription, onSubmit } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} className="grid gap-6">
      <Field label="Your resume" error={error} hint="We never store your file.">
        {(control) => (
          <FileDrop
            {...control}
            name="resume"
            accept="application/pdf,.pdf"
            required
            file={file}
            onChange={onFile}
            hint="PDF only, up to 4 MB and 20 pages"
          />
        )}
      </Field>
      <Field
        label="Job description (optional)"
        hint="Paste one to see what it asks for and where you show it."
      >
        {(control) => (
          <Textarea
            {...control}
            name="jobDescription"
            maxLength={jobDescriptionLimit}
            value={jobDescription}
            placeholder="We are looking for…"
            onChange={(event) => onJobDescription(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" aria-busy={isBusy || undefined}>
        {isBusy ? <Spinner size={20} label="Reviewing" /> : 'Review Resume'}
      </Button>
    </form>
  );
}
