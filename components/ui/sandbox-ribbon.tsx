import FlaskConical from 'lucide-react/icons/flask-conical';

interface Props {
  /** What this is, for example "Written by the built-in sandbox model". */
  what: string;
  /** What would make it real, for example "Add OPENAI_API_KEY to write with a real model". */
  remedy: string;
}

/** A quiet, honest line on a result that a sandbox made. */
export function SandboxRibbon({ what, remedy }: Props) {
  return (
    <p className="bg-honey-soft text-honey flex items-start gap-2.5 rounded-md px-4 py-2.5 text-sm">
      <FlaskConical aria-hidden size={17} className="mt-0.5 shrink-0" />
      <span>
        <strong className="font-semibold">{what}.</strong> {remedy}.
      </span>
    </p>
  );
}
