import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ComponentProps, KeyboardEvent } from 'react';
import { cx } from '@/components/ui/cx';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { Spinner } from '@/components/ui/spinner';
import { Textarea } from '@/components/ui/textarea';
import { limits } from '@/lib/tools/limits';
import { LinesField } from '../lines-field';
import type { PlannedSection } from './sections';

interface Props {
  section: PlannedSection;
  /** Its place, from 1. */
  number: number;
  isRedoing: boolean;
  isTaken: boolean;
  /** How far it is drawn from its place, in pixels. */
  offset: number;
  actions: readonly MenuItem[];
  handle: ComponentProps<'button'>;
  onChange: (part: Partial<PlannedSection>) => void;
  onEnter: () => void;
}

/** One section of an outline: a handle to move it, its heading, its points and what can be done with it. */
export function PlanRow(props: Props) {
  const { section, number, isRedoing, isTaken, offset, actions, handle, onChange, onEnter } = props;
  const name = section.heading || `section ${number}`;
  const { length } = section.points;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };

  return (
    <li
      style={offset ? { translate: `0 ${offset}px` } : undefined}
      className={cx(
        'bg-paper relative flex items-start gap-1 py-1',
        isTaken ? 'shadow-float z-10 rounded-md' : 'transition-[translate]',
      )}
    >
      <button
        type="button"
        {...handle}
        aria-label={`Move ${number}, ${name}`}
        className="text-ink-soft hover:text-ink flex h-12 w-10 shrink-0 cursor-grab touch-none items-center text-sm tabular-nums active:cursor-grabbing"
      >
        <GripVertical aria-hidden size={16} />
        {number}
      </button>
      <div className="grid min-w-0 grow gap-1">
        <Textarea
          id={section.id}
          aria-label={`Heading ${number}`}
          rows={1}
          className="min-h-12! resize-none"
          maxLength={limits.heading}
          value={section.heading}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange({ heading: target.value.replaceAll('\n', ' ') })}
        />
        <details className="text-ink-soft text-sm">
          <summary className="px-1 py-2">
            {length === 0 ? 'Add points' : `${length} ${length === 1 ? 'point' : 'points'}`}
          </summary>
          <LinesField
            label={`Points of ${name}, one per line`}
            lines={section.points}
            onChange={(points) => onChange({ points })}
          />
        </details>
      </div>
      {isRedoing ? (
        <span className="grid size-11 shrink-0 place-items-center">
          <Spinner label="Looking for another heading" />
        </span>
      ) : (
        <Menu
          label={`Actions for ${name}`}
          items={actions}
          triggerClassName="text-ink-soft hover:text-ink hover:bg-accent-soft grid size-11 place-items-center rounded-full"
        >
          <EllipsisVertical aria-hidden size={20} />
        </Menu>
      )}
    </li>
  );
}
