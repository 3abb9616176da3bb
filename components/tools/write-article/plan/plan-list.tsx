import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { showUndo } from '@/components/shell/undo-toast';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { limits } from '@/lib/tools/limits';
import { PlanRow } from './plan-row';
import { moved, type PlannedSection, planned } from './sections';
import type { Planning } from './use-plan';
import { useRowDrag } from './use-row-drag';

interface Props {
  sections: readonly PlannedSection[];
  planning: Pick<Planning, 'edit' | 'redo' | 'redoing' | 'run'>;
}

/** The sections of an outline, to be renamed, moved, added, taken away and done again. */
export function PlanList({ sections, planning: { edit, redo, redoing, run } }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const [focused, setFocused] = useState<string>();
  const hint = useId();

  useEffect(() => {
    if (focused) document.getElementById(focused)?.focus();
  }, [focused]);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= sections.length) return;
    edit((now) => moved(now, from, to));
    const name = sections[from]?.heading || 'The section';
    setSaid(`${name} is now ${to + 1} of ${sections.length}.`);
  };
  const drag = useRowDrag(list, move);

  const insert = (at: number) => {
    if (sections.length >= limits.headings) return;
    const added = planned([{ heading: '', points: [] }]);
    edit((now) => now.toSpliced(at, 0, ...added));
    setFocused(added[0]?.id);
  };

  const remove = (index: number) => {
    const section = sections[index];
    if (!section) return;
    edit((now) => now.filter(({ id }) => id !== section.id));
    const next = sections[index + 1] ?? sections[index - 1];
    if (next) setFocused(next.id);
    else add.current?.focus();
    showUndo(`“${section.heading || `Section ${index + 1}`}” was removed.`, () =>
      edit((now) => now.toSpliced(index, 0, section)),
    );
  };

  const onHandleKey = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };

  const actionsOf = (section: PlannedSection, index: number) => [
    ...(index > 0
      ? [{ label: 'Move up', icon: ArrowUp, onSelect: () => move(index, index - 1) }]
      : []),
    ...(index < sections.length - 1
      ? [{ label: 'Move down', icon: ArrowDown, onSelect: () => move(index, index + 1) }]
      : []),
    ...(run.startedAt === undefined
      ? [{ label: 'Suggest another', icon: RefreshCw, onSelect: () => redo(section) }]
      : []),
    { label: 'Remove', icon: Trash2, isDanger: true, onSelect: () => remove(index) },
  ];

  return (
    <div className="grid gap-2">
      <p id={hint} className="sr-only">
        Drag, or press the up and down arrow keys.
      </p>
      <ol ref={list} aria-label="Outline">
        {sections.map((section, index) => (
          <PlanRow
            key={section.id}
            section={section}
            number={index + 1}
            isRedoing={redoing === section.id}
            isTaken={drag.taken === index}
            offset={drag.offset(index)}
            actions={actionsOf(section, index)}
            handle={{
              ...drag.handle(index),
              'aria-describedby': hint,
              onKeyDown: (event) => onHandleKey(event, index),
            }}
            onChange={(part) =>
              edit((now) => now.map((one) => (one.id === section.id ? { ...one, ...part } : one)))
            }
            onEnter={() => insert(index + 1)}
          />
        ))}
      </ol>
      {sections.length < limits.headings ? (
        <Button
          ref={add}
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => insert(sections.length)}
        >
          <Plus aria-hidden size={18} />
          Add a section
        </Button>
      ) : null}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
