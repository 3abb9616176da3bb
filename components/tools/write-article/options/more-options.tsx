import ChevronDown from 'lucide-react/icons/chevron-down';
import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { type ArticleOptions, chosen } from './article-options';

const OptionFields = dynamic(() => import('./option-fields').then((module) => module.OptionFields));

export interface OptionsProps {
  options: ArticleOptions;
  onChange: (part: Partial<ArticleOptions>) => void;
}

/** Everything that an article can be asked for with, folded away; says what was chosen before. */
export function MoreOptions({ options, onChange }: OptionsProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const id = useId();
  const parts = chosen(options);
  return (
    <div className="grid gap-4">
      <button
        type="button"
        aria-expanded={isOpen ?? false}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="text-ink-soft hover:text-ink flex min-h-11 min-w-0 items-center gap-2 text-left text-sm"
      >
        <ChevronDown
          aria-hidden
          size={18}
          className={cx('shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
        <span className="font-medium text-nowrap">More options</span>
        {isOpen || parts.length === 0 ? null : (
          <span className="min-w-0 truncate">{parts.join(' · ')}</span>
        )}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen === undefined ? null : <OptionFields options={options} onChange={onChange} />}
      </div>
    </div>
  );
}
