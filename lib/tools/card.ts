/** Two CSS colours; a cream icon on either keeps at least 3:1. */
export interface Gradient {
  from: string;
  to: string;
}

/** What the sidebar, the command menu and the page header need to know. */
export interface NavItem {
  id: string;
  path: string;
  label: string;
  /** The `d` of a 24-unit line drawing (from Lucide, ISC licence): data, so that any component can be handed a card. */
  icon: string;
  gradient: Gradient;
}

/** A tool as people see it; safe to import in the browser. */
export interface ToolCard extends NavItem {
  title: string;
  description: string;
  /** The type of the creations it makes, by which their viewer is chosen; null for a place that makes none. */
  type: string | null;
}
