import { useAuth } from '@clerk/nextjs';
import { usePathname, useRouter } from 'next/navigation';
import useSWR from 'swr';
import { goToCreation } from '@/components/creations/opened-by-address';
import { useApi } from '@/components/session/use-api';
import type { HistoryPage } from '@/lib/api/creations/read-history';
import type { Gradient } from '@/lib/tools/card';
import { card as companion } from '@/lib/tools/companion/card';
import { navItems, toolOf } from '@/lib/tools/registry';
import type { Command } from './command-menu-match';
import { chooseTheme } from './theme';
import type { Theme } from './theme-cookie';

export interface MenuCommand extends Command {
  icon?: string | undefined;
  gradient?: Gradient | undefined;
  run: () => void;
}

const RECENT = '/api/user/get-user-creations?limit=20';
const themeLabels: [Theme, string][] = [
  ['system', 'System theme'],
  ['light', 'Light theme'],
  ['dark', 'Dark theme'],
];
/** Every place, the themes and, while the menu is open, the person's recent creations. */
export function useCommands(isOpen: boolean): { commands: MenuCommand[]; notice: string } {
  const { call } = useApi();
  const { userId } = useAuth();
  const router = useRouter();
  const pathname = usePathname();
  const { data, error } = useSWR<HistoryPage, Error>(
    isOpen && userId ? [RECENT, userId] : null,
    ([path]: [string, string]) => call<HistoryPage>(path),
  );
  const place = (label: string, path: string) => ({
    id: path,
    label,
    kind: 'Page',
    run: () => router.push(path),
  });
  const recent = data?.creations.map((creation): MenuCommand => {
    const tool = toolOf(creation);
    return {
      id: creation.id,
      label: creation.title ?? creation.prompt,
      kind: creation.type,
      icon: tool?.icon,
      gradient: tool?.gradient,
      run: () => goToCreation(creation.id, pathname, router.push),
    };
  });
  const commands: MenuCommand[] = [
    ...[...navItems, companion].map(({ label, path, icon, gradient }) => ({
      ...place(label, path),
      icon,
      gradient,
    })),
    ...(recent ?? []),
    ...themeLabels.map(([theme, label]) => ({
      id: theme,
      label,
      kind: 'Theme',
      run: () => chooseTheme(theme),
    })),
  ];
  const failed = 'We couldn’t load your recent creations. Close this and open it again.';
  return { commands, notice: error ? failed : data ? '' : 'Loading your recent creations' };
}
