/** The beginnings of French: what authors meet first; the rest is said in English. As in `../zh.ts`. */
export const frenchFindings = `
no key "{}" here: it is left out
  pas de champ « {} » ici : il est laissé de côté
no key "{}" here
  pas de champ « {} » ici
Did you mean "{}"? There can be: {}.
  Vouliez-vous dire « {} » ? Il peut y avoir : {}.
"{}" means nothing here
  « {} » ne veut rien dire ici
nothing here is called “{}”: did you mean “{}”?
  rien ici ne s’appelle « {} » : vouliez-vous dire « {} » ?
nothing here is called “{}”
  rien ici ne s’appelle « {} »
nobody in the cast is called “{}”
  personne dans la distribution ne s’appelle « {} »
no place is called “{}”
  aucun lieu ne s’appelle « {} »
there is no cast/{}.yaml
  il n’y a pas de cast/{}.yaml
{}, at “{}”
  {}, à « {} »
Change it there; docs/for-authors.md says what can stand where.
  À corriger là ; docs/for-authors.md dit ce qui peut s’y trouver.
{} errors, {} warnings
  {} erreurs, {} avertissements
{} error, {} warnings
  {} erreur, {} avertissements
{} errors, {} warning
  {} erreurs, {} avertissement
{} error, {} warning
  {} erreur, {} avertissement
`;
