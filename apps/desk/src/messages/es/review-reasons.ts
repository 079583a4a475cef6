import type { reviewReasons as en } from '../en/review-reasons';
import type { Texts } from '../texts';

export const reviewReasons: Texts<typeof en> = {
  'credible-contradiction': 'contradicción de fuentes fiables',
  'low-tier-only': 'ninguna fuente fiable la apoya',
  uncorroborated: 'sin confirmación',
  'serious-allegation': 'acusación grave',
  'partial-run': 'búsqueda incompleta',
  'checkpoint-failed': 'búsqueda terminada sin resolver',
  'steering-attempt': 'posible inyección de instrucciones',
  'coordinated-activity': 'cuentas coordinadas',
  'no-claim': 'sin afirmación comprobable',
  'integrity-finding': 'problema grave antes de publicar',
  'legal-risk': 'requiere revisión jurídica',
  'few-sources': 'muy pocas fuentes sin modelo de lenguaje',
  'unqualified-reader': 'modelo de lenguaje no acreditado',
  'other-names': 'confirmado con otros nombres',
  'undated-sources': 'fechas de publicación desconocidas',
  'upgrades-reviewed': 'toda subida de nivel se revisa',
  'evidence-corrected': 'pruebas corregidas',
  'evidence-added': 'fuente añadida',
  'source-changed': 'fuente modificada',
  'judged-again': 'reevaluado',
};
