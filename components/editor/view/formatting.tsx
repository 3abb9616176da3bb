import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo from 'lucide-react/icons/redo-2';
import TextQuote from 'lucide-react/icons/text-quote';
import Undo from 'lucide-react/icons/undo-2';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { IconButton } from '@/components/ui/icon-button';
import { quote, toggleEmphasis, toggleHeading, toggleList, toggleStrong } from './key-bindings';

const actions = [
  { label: 'Bold', icon: Bold, command: toggleStrong },
  { label: 'Italic', icon: Italic, command: toggleEmphasis },
  { label: 'Heading', icon: Heading2, command: toggleHeading(2) },
  { label: 'Subheading', icon: Heading3, command: toggleHeading(3) },
  { label: 'Bulleted list', icon: List, command: toggleList('bulletList') },
  { label: 'Numbered list', icon: ListOrdered, command: toggleList('orderedList') },
  { label: 'Quote', icon: TextQuote, command: quote },
  { label: 'Undo', icon: Undo, command: undo },
  { label: 'Redo', icon: Redo, command: redo },
] as const;

interface Props {
  state: EditorState;
  run: (command: Command) => void;
}

/** The buttons over a text; each has a shortcut as well. */
export function Formatting({ state, run }: Props) {
  return (
    <div role="group" aria-label="Formatting" className="-ml-3 flex flex-wrap">
      {actions.map(({ label, icon, command }) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          aria-disabled={!command(state)}
          className="aria-disabled:opacity-50"
          onClick={() => run(command)}
        />
      ))}
    </div>
  );
}
