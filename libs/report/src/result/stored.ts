import { z } from 'zod';
import { isLater, namedAs, type Later, type NamedPart } from './marks';

/** A result as any version may have left it: fields that were added later may be absent. */
export type Stored<S> =
  S extends z.ZodArray<infer One>
    ? Stored<One>[]
    : S extends z.ZodNullable<infer One>
      ? Stored<One> | null
      : S extends z.ZodOptional<infer One>
        ? Stored<One> | undefined
        : S extends z.ZodObject<infer Fields>
          ? StoredFields<Fields>
          : z.infer<S>;

type StoredFields<Fields> = {
  [Name in keyof Fields as Fields[Name] extends MayBeAbsent ? never : Name]: Stored<Fields[Name]>;
} & { [Name in keyof Fields as Fields[Name] extends MayBeAbsent ? Name : never]?: Stored<Fields[Name]> };

type MayBeAbsent = Later | z.ZodOptional;

type Part = z.core.$ZodType;

/** Where the document keeps the parts that have a name. */
const PARTS = '#/components/schemas/';

/**
 * The schema by which stored rows are read, made of the one by which they are written: what was added later may be
 * absent, and fields that are not known, of a later version, are left out.
 */
export class StoredSchema {
  private readonly named = z.registry<{ id: string }>();
  private readonly made = new Map<string, z.ZodType>();

  of(part: Part): Part {
    const known = namedAs(part);
    if (known === undefined) return this.copyOf(part);
    const made = this.made.get(known.name) ?? this.make(known, part);
    const description = z.globalRegistry.get(part)?.description;
    return description === known.about ? made : made.describe(description ?? '');
  }

  /** Of the parts that have a name, as JSON Schema (draft 2020-12) by their names. */
  json(): Record<string, object> {
    const { schemas } = z.toJSONSchema(this.named, { io: 'input', uri: (id) => `${PARTS}${id}` });
    const parts = Object.entries(schemas).map(([name, { $schema: _dialect, $id: _place, ...part }]) => [name, part]);
    return Object.fromEntries(parts) as Record<string, object>;
  }

  private make({ name, about }: NamedPart, part: Part): z.ZodType {
    const made = (this.rebuilt(part) as z.ZodType).describe(about);
    this.made.set(name, made);
    this.named.add(made, { id: name });
    return made;
  }

  private copyOf(part: Part): Part {
    const copy = this.rebuilt(part);
    const meta = z.globalRegistry.get(part);
    return copy === part || meta === undefined ? copy : (copy as z.ZodType).meta({ ...meta });
  }

  private rebuilt(part: Part): Part {
    if (part instanceof z.ZodObject) return z.object(this.fieldsOf(part.shape));
    if (part instanceof z.ZodArray) return z.array(this.of(part.element));
    if (part instanceof z.ZodNullable) return z.nullable(this.of(part.unwrap()));
    if (part instanceof z.ZodOptional) return z.optional(this.of(part.unwrap()));
    if (part instanceof z.ZodRecord) return part.clone({ ...part.def, valueType: this.of(part.valueType) });
    if (part instanceof z.ZodUnion) return z.union(part.options.map((option) => this.of(option)));
    if (part instanceof z.ZodLazy) return z.lazy(() => this.of(part.unwrap()));
    return part;
  }

  private fieldsOf(shape: Readonly<Record<string, Part>>): Record<string, Part> {
    const fields = Object.entries(shape).map(([name, field]) => {
      const read = this.of(field);
      return [name, isLater(field) ? z.optional(read) : read] as const;
    });
    return Object.fromEntries(fields);
  }
}
