/** Sets the chosen theme before the first paint; without a choice the system decides. */
export const themeScript = `try{const t=localStorage.getItem('mise-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
