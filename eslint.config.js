import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const namedExportsOnly = [
  'error',
  { selector: 'ExportDefaultDeclaration', message: 'Export by name, so that a thing has one name everywhere.' },
  { selector: 'ExportAllDeclaration', message: 'Name what is exported; never `export *`.' },
  { selector: 'TSEnumDeclaration', message: 'Use an `as const` object with a union type of the same name.' },
];

export default defineConfig(
  globalIgnores(['dist', 'coverage', '**/*.data.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A port's method may be async because another implementation has something to await.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': namedExportsOnly,
      // Control characters are things we look for in what people send us.
      'no-control-regex': 'off',
    },
  },
  { files: ['src/**', 'plugin/**'], rules: { 'no-console': 'error' } },
  {
    files: ['bin/**/*.js', 'scripts/**/*.js'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  // These tools look for a default export.
  { files: ['*.config.{js,ts}', 'tests/closing-line-reporter.ts'], rules: { 'no-restricted-syntax': 'off' } },
);
