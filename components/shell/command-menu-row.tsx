import { Plate } from '@/components/ui/plate';
import type { MenuCommand } from './command-menu-commands';

interface Props {
  id: string;
  command: MenuCommand;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One choice: its plate, its name and what it is. */
export function CommandMenuRow({ id, command, isActive, onPoint, onChoose }: Props) {
  const { label, kind, icon, gradient } = command;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={`flex min-h-11 cursor-pointer scroll-my-16 items-center gap-3 rounded-md px-3 text-sm ${isActive ? 'bg-accent-soft' : ''}`}
    >
      <span className="w-7 shrink-0">
        {icon && gradient ? <Plate icon={icon} gradient={gradient} size={28} /> : null}
      </span>
      <span className="min-w-0 grow truncate">{label}</span>
      <span className="text-ink-soft shrink-0 text-xs">{kind}</span>
    </div>
  );
}
