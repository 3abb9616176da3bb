/** The class that every text control shares (app/controls.css). */
export const controlStyle = 'control';
