"""Mutants: copies of a source file with one small fault, such as `<` for `<=` or a constant off by one."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One fault: the text `before` in the file, from the byte `start` on, becomes `after`."""

    file: str
    line: int
    start: int
    before: str
    after: str

    def apply(self, source: str) -> str:
        """Return the source with the fault."""
        data, before = source.encode(), self.before.encode()
        end = self.start + len(before)
        if data[self.start : end] != before:
            raise ValueError(f"{self.file}:{self.line} does not hold {self.before!r}")
        return (data[: self.start] + self.after.encode() + data[end:]).decode()

    def __str__(self) -> str:
        before, after = (" ".join(text.split()) for text in (self.before, self.after))
        return f"{self.file}:{self.line}: {before} -> {after}"


def mutants(file: str, source: str) -> list[Mutant]:
    """Return all mutants of a file in source order. Strings, annotations and decorators are not mutated."""
    lines = [0]
    for line in source.encode().splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    data = source.encode()
    found = []
    for node, changed in _mutations(ast.parse(source)):
        start = lines[node.lineno - 1] + node.col_offset
        end = lines[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        before, after = data[start:end].decode(), ast.unparse(changed)
        if isinstance(changed, ast.expr):
            after = f"({after})"
        found.append(Mutant(file, node.lineno, start, before, after))
    return sorted(found, key=lambda mutant: (mutant.start, mutant.after))


def _mutations(tree: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, ast.expr | ast.stmt]]:
    """Yield pairs of a node and its faulty copy."""
    for node in _executed_nodes(tree):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield node, _copy_with(node, ops=[_COMPARISONS[type(node.ops[0])]()])
        elif isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
            yield node, _copy_with(node, op=_OPERATORS[type(node.op)]())
        elif isinstance(node, ast.BoolOp):
            yield node, _copy_with(node, op=ast.And() if isinstance(node.op, ast.Or) else ast.Or())
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, node.operand
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield node, _copy_with(node, value=not node.value)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield node, _copy_with(node, value=node.value + 1)
        elif isinstance(node, ast.If | ast.While):
            yield node.test, ast.UnaryOp(ast.Not(), node.test)
        elif isinstance(node, ast.Continue | ast.Break):
            yield node, ast.Break() if isinstance(node, ast.Continue) else ast.Continue()
        elif isinstance(node, ast.AugAssign) and type(node.op) in _OPERATORS:
            yield node, _copy_with(node, op=_OPERATORS[type(node.op)]())
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield node, ast.Pass()


def _copy_with(node: ast.AST, **changes: object) -> ast.expr | ast.stmt:
    changed = copy.copy(node)
    for name, value in changes.items():
        setattr(changed, name, value)
    assert isinstance(changed, ast.expr | ast.stmt)
    return changed


def _executed_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes to mutate. Annotations, decorators and parts of f-strings are left out."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list") or isinstance(node, ast.JoinedStr):
            continue
        if isinstance(node, ast.ClassDef) and name == "bases":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _executed_nodes(child)
